package language;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** Annotations of nullness libraries are known by their simple names. */
@Retention(RetentionPolicy.CLASS)
@interface NonNull {}
