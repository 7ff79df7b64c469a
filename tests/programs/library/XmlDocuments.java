package library;

import java.io.ByteArrayInputStream;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.SAXParserFactory;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamReader;
import javax.xml.transform.OutputKeys;
import javax.xml.transform.Transformer;
import javax.xml.transform.TransformerFactory;
import javax.xml.transform.dom.DOMSource;
import javax.xml.transform.stream.StreamResult;
import javax.xml.xpath.XPathFactory;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.Attributes;
import org.xml.sax.InputSource;
import org.xml.sax.SAXParseException;
import org.xml.sax.helpers.DefaultHandler;

/** Documents parsed in three ways, searched and written. */
public class XmlDocuments {
    static final String TEXT = "<?xml version=\"1.0\"?><!DOCTYPE zoo [<!ENTITY who \"Koko\">]><zoo><!-- apes --><ape age='12'>&who; &amp; co</ape><ape age='7'><![CDATA[<Bo>]]></ape></zoo>";

    static void tree() throws Exception {
        Document document = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(TEXT)));
        NodeList apes = document.getElementsByTagName("ape");
        for (int i = 0; i < apes.getLength(); i++) {
            Element ape = (Element) apes.item(i);
            System.out.println(ape.getAttribute("age") + " " + ape.getTextContent());
        }
        System.out.println(XPathFactory.newInstance().newXPath().evaluate("sum(/zoo/ape/@age) + count(//ape)", document));
        Element bird = document.createElement("bird");
        bird.setAttribute("name", "\"<>");
        bird.appendChild(document.createTextNode("a & b"));
        document.getDocumentElement().appendChild(bird);
        Transformer transformer = TransformerFactory.newInstance().newTransformer();
        transformer.setOutputProperty(OutputKeys.OMIT_XML_DECLARATION, "yes");
        StringWriter written = new StringWriter();
        transformer.transform(new DOMSource(document.getDocumentElement()), new StreamResult(written));
        System.out.println(written);
    }

    static void events() throws Exception {
        StringBuilder seen = new StringBuilder();
        SAXParserFactory.newInstance().newSAXParser().parse(new ByteArrayInputStream(TEXT.getBytes(StandardCharsets.UTF_8)), new DefaultHandler() {
            @Override
            public void startElement(String uri, String localName, String name, Attributes attributes) {
                seen.append('<').append(name).append(attributes.getLength());
            }

            @Override
            public void endElement(String uri, String localName, String name) {
                seen.append('>');
            }
        });
        System.out.println(seen);
        XMLStreamReader reader = XMLInputFactory.newInstance().createXMLStreamReader(new StringReader("<a xmlns:n='urn:x'><n:b c='d'/>t</a>"));
        while (reader.hasNext()) {
            int event = reader.next();
            System.out.print(event + (event == XMLStreamConstants.START_ELEMENT ? reader.getName().toString() : "") + " ");
        }
        System.out.println();
    }

    public static void main(String[] args) throws Exception {
        tree();
        events();
        for (String broken : new String[] {"<a>", "<a></b>", "", "<a b=1/>"}) {
            try {
                SAXParserFactory.newInstance().newSAXParser().parse(new InputSource(new StringReader(broken)), new DefaultHandler());
            } catch (SAXParseException e) {
                System.out.println(e.getLineNumber() + ":" + e.getColumnNumber() + " " + e.getMessage());
            }
        }
    }
}
