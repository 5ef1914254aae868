/** Cells that a spreadsheet program changes when it opens a CSV file: most of them are values to it. */
export const VALUES = (
  '5/12¦٥/١٢¦۵/۱۲¦24/7¦1-2¦2026-12-05 14:30¦2026-12-05T14:30:00Z¦5.12¦5٫12¦1٬000¦1,000.50¦1 1/2¦1/2¦50%¦50 %¦٥٠%¦(5)¦$5¦5 €¦د.إ.50¦' +
  "1e3¦1E+3¦1e-3¦0x1F¦5+¦$+5¦−5¦007¦501112234¦٠٥٠ ١٢٣ ٤٥٦٧¦5¦ 5¦5 ¦\u00a05¦5\n¦2pm¦2 PM¦5 ص¦٥م¦14:30¦100:30¦'Tis 5¦" +
  'Mar 5¦5 March¦5-Mar-26¦March 2026¦May 5, 2026¦sept 5¦JUNE 2¦Fri 5/12¦مايو 5¦ديسمبر 25¦ديس 25¦٢٥ ديسمبر ٢٠٢٦¦الجمعة 5/12¦الخميس، 5 مايو¦' +
  'TRUE¦false ¦صح¦ خطأ¦#N/A¦#DIV/0!¦=1+1'
).split('¦');

/** Cells that every program shows as typed. */
export const PROSE = (
  '0 to 5¦Hana - new¦May¦April¦March Khoury¦May Khoury 5¦Mariam 5¦Marz 5¦5 people¦5 to 6 pm¦50% off?¦after 2pm¦after 5/12 please¦by May 5?¦' +
  'Brows 3D¦3D brows¦2 eyes¦AED 50 off¦Dr. 5 - no¦1st¦5th of May¦True Beauty¦true or false¦#brows¦lip-blush¦/about¦' +
  'mariam+5@example.com¦fatima.2000@example.ae¦04 123 4567, +971 50 123 4567¦“5”¦Jean-Luc, 10-15 o’clock; semi-permanent - or not¦' +
  '5 أشخاص¦أريد 5¦بعد 5 مساء¦صحيح¦خطأ مطبعي¦مايا 5¦آب'
).split('¦');
