#!/bin/sh
# With: LibreOffice Calc 7.4.7 of Debian 12, reading CSV in Arabic (UAE) with "detect special numbers".
# Behaviour: "1,500", "1,500.00" and TRUE stay text. 1500.50 and 15% are numbers, so are ١٥٠٠٫٥ in Arabic digits and 1٬500
#   with Latin digits and the Arabic separator; ١٬٥٠٠, where digits and separator are Arabic, is text again.
# One would expect: 1500 for "1,500", as this locale writes it in browsers and in Gnumeric, and for ١٬٥٠٠ before 1٬500.
# Why it matters: Prices exported for a studio in Dubai add up to 0 in the spreadsheet of staff who set it to their language,
#   and only those from a thousand up.
# 28 November 2026
set -eu
command -v soffice > /dev/null || { echo 'LibreOffice is missing.'; exit 2; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 2' HUP INT TERM
cd "$folder"
printf '"1,500"\n"1,500.00"\nTRUE\n1500.50\n15%%\n١٥٠٠٫٥\n1٬500\n١٬٥٠٠\n' > cells.csv
soffice -env:UserInstallation="file://$folder/office" --headless --infilter='CSV:44,34,76,1,,14337,false,true' --convert-to fods --outdir 14337 cells.csv > office.log 2>&1 || exit 2
kinds=$(grep -o '<table:table-cell[^>]*office:value-type="[a-z]*"' 14337/cells.fods | sed 's/.*value-type="\([a-z]*\)"/\1/' | tr '\n' ' ')
echo "The kinds of 1,500  1,500.00  TRUE  1500.50  15%  ١٥٠٠٫٥  1٬500  ١٬٥٠٠: $kinds"
[ "$kinds" = 'string string string float percentage float float string ' ] || exit 1
