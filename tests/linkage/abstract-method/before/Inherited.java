public class Inherited extends Plain { }
