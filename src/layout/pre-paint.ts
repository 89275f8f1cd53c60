import { FRAME_COLORS } from '../config/brand.ts';
import { CONSENT_COOKIE, SIGNED_COOKIE, VIEW_COOKIE } from '../config/constants.ts';
import { VIEW_VALUES } from '../config/view.ts';

/**
 * Marks `<html>` with the visitor's cookies before anything is painted: styles follow these marks,
 * so nothing flashes or shifts. Only values from our own lists become marks. The text is the same
 * on every page, so that one hash allows it in a content security policy. The syntax suits old
 * browsers, because an error here would leave the whole page unstyled.
 *
 * `data-lean` marks a page that is read from its top. A reload, Back or an anchor must find its position
 * unchanged, and in a browser without scroll anchoring late layout would shift the text (docs/decisions/186).
 */
export const PRE_PAINT_SCRIPT = `(function(d){
var h=d.documentElement;
function c(n){return(("; "+d.cookie).split("; "+n+"=")[1]||"").split(";")[0]}
try{
if(!location.hash&&CSS.supports("overflow-anchor","auto")&&performance.getEntriesByType("navigation")[0].type=="navigate")h.setAttribute("data-lean","");
}catch(e){}
try{
h.setAttribute("data-signed",c("${SIGNED_COOKIE}")=="1"?"in":"out");
var a=c("${CONSENT_COOKIE.name}");
if(a=="yes"||a=="no")h.setAttribute("data-consent",a);
var w=c("${VIEW_COOKIE.name}");
if(w&&w.length<500){
var v=JSON.parse(decodeURIComponent(w)),t=${JSON.stringify(VIEW_VALUES)};
for(var k in t)if(t[k].indexOf(v[k])>=0)h.setAttribute("data-"+k,v[k]);
var f=${JSON.stringify(FRAME_COLORS)}[h.getAttribute("data-palette")];
if(f)d.querySelectorAll('meta[name="theme-color"]').forEach(function(m){m.content=f});
}
}catch(e){}
})(document)`.replaceAll('\n', '');
