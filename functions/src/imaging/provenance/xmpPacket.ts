import { PRODUCT_NAME } from '@lumashot/domain/product';

/** All a kept picture tells about itself: what kind of source it has, and which tool made it. */
export const xmpPacket = (sourceType: string): string =>
  [
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/">',
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about=""',
    ' xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"',
    ' xmlns:xmp="http://ns.adobe.com/xap/1.0/"',
    ` Iptc4xmpExt:DigitalSourceType="${sourceType}"`,
    ` xmp:CreatorTool="${PRODUCT_NAME}"/>`,
    '</rdf:RDF></x:xmpmeta>',
    '<?xpacket end="r"?>',
  ].join('');
