/** Clipboard HTML of Word, shortened. */
export const WORD = `<html xmlns:v="urn:schemas-microsoft-com:vml"
xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word"
xmlns="http://www.w3.org/TR/REC-html40">
<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/vera/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style>
<!--
@font-face {font-family:Calibri;}
p.MsoNormal, li.MsoNormal {mso-style-unhide:no; margin:0cm; font-size:11.0pt;}
@list l0:level1 {mso-level-number-format:bullet;}
-->
</style>
</head>
<body lang=RU style='tab-interval:35.4pt;word-wrap:break-word'>
<!--StartFragment-->
<h1><span lang=RU style='mso-bidi-font-weight:normal'>Как хранить линзы<o:p></o:p></span></h1>
<p class=MsoNormal><span lang=RU style='font-size:14.0pt;line-height:107%;
font-family:"Times New Roman",serif;color:#2E74B5'>Линзы <b style='mso-bidi-font-weight:
normal'>хранят</b> в <i>растворе</i>,<span style='mso-spacerun:yes'>  </span>а&nbsp;контейнер
меняют раз в <u>три</u> месяца: H<sub>2</sub>O не подойдёт.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<h2><a name="_Toc12345"></a><span lang=RU>Что нужно<o:p></o:p></span></h2>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
lang=RU style='font-family:Symbol;mso-fareast-font-family:Symbol'><span
style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]><span lang=RU>Раствор<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span
lang=RU style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]><span lang=RU>свежий<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
lang=RU style='font-family:Symbol'><span style='mso-list:Ignore'>·<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><b><span lang=RU>Контейнер</span></b><o:p></o:p></p>
<p class=MsoNormal><span lang=RU>По порядку:<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1" title=""><span
class=MsoFootnoteReference><span style='mso-special-character:footnote'>[1]</span></span></a><o:p></o:p></span></p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span
style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>Вымойте руки<o:p></o:p></p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span
style='mso-list:Ignore'>2.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>Налейте раствор<o:p></o:p></p>
<p class=MsoNormal><del cite="mailto:vera" datetime="2026-11-20T10:00"><span lang=RU>Старое.</span></del><ins
cite="mailto:vera" datetime="2026-11-20T10:00">Новое.</ins><span style='display:none;mso-hide:all'>скрытое</span>
<!--[if gte vml 1]><v:shape id="p1" style='width:100pt'><v:imagedata src="file:///C:/clip_image001.png"/></v:shape><![endif]--><![if !vml]><img
width=133 height=100 src="file:///C:/Users/vera/AppData/Local/Temp/msohtmlclip1/01/clip_image002.jpg" v:shapes="p1"><![endif]></p>
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;border:none;mso-border-alt:solid windowtext .5pt'>
 <tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'>
  <td width=311 valign=top style='width:233.65pt;border:solid windowtext 1.0pt'>
  <p class=MsoNormal><b>Срок<o:p></o:p></b></p>
  </td>
  <td width=312 colspan=2 valign=top style='width:233.7pt'>
  <p class=MsoNormal>Замена</p><p class=MsoNormal>и уход<o:p></o:p></p>
  </td>
 </tr>
</table>
<p class=MsoNormal><a href="https://www.who.int/ru"><span style='color:#0563C1'>ВОЗ</span></a> и
<a href="file:///C:/Users/vera/plan.docx">план</a><o:p></o:p></p>
<!--EndFragment-->
</body>
</html>`;

/** The expected result. */
export const WORD_CLEAN = [
  '<h2>Как хранить линзы</h2>',
  '<p>Линзы <b>хранят</b> в <i>растворе</i>, а\u00a0контейнер меняют раз в три месяца: H<sub>2</sub>O не подойдёт.</p>',
  '<h3>Что нужно</h3>',
  '<ul><li>Раствор<ul><li>свежий</li></ul></li><li><b>Контейнер</b></li></ul>',
  '<p>По порядку:[1]</p>',
  '<ol><li>Вымойте руки</li><li>Налейте раствор</li></ol>',
  '<p>Новое.</p>',
  '<table><tbody><tr><td><b>Срок</b></td><td colspan="2"><p>Замена</p><p>и уход</p></td></tr></tbody></table>',
  '<p><a href="https://www.who.int/ru" target="_blank" rel="noopener">ВОЗ</a> и план</p>',
].join('');
