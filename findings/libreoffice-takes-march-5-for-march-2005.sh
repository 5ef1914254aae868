#!/bin/sh
# With: LibreOffice Calc 7.4.7 of Debian 12, reading CSV with "detect special numbers".
# Behaviour: In British English the cell "Mar 5" is 1 March 2005, "Dec 12" 1 December 2012 and "Dec 31" 1 December 1931,
#   although "5 Mar" is the fifth of this year. In American English "Mar 5" is the fifth, and "5 Mar" stays text.
# One would expect: the fifth of this year for both spellings in both, as in Gnumeric, or text.
# Why it matters: Visitors write the day that suits them either way. A list opened by staff sorts their days into the past.
# 28 November 2026
set -eu
command -v soffice > /dev/null || { echo 'LibreOffice is missing.'; exit 2; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 2' HUP INT TERM
cd "$folder"
printf 'Mar 5\nDec 12\nDec 31\n5 Mar\n' > cells.csv
for language in 2057 1033; do
  soffice -env:UserInstallation="file://$folder/office" --headless --infilter="CSV:44,34,76,1,,$language,false,true" --convert-to fods --outdir "$language" cells.csv \
    > office.log 2>&1 || exit 2
done
year=$(date +%Y)
dates() { grep -o '<table:table-cell[^>]*office:value-type="[^"]*"[^>]*' "$1/cells.fods" | sed 's/.*office:date-value="\([^"]*\)".*/\1/; s/.*value-type="string".*/text/' | tr '\n' ' '; }
british=$(dates 2057)
american=$(dates 1033)
echo "Mar 5, Dec 12, Dec 31 and 5 Mar in British English: $british"
echo "The same in American English: $american"
[ "$british" = "2005-03-01 2012-12-01 1931-12-01 $year-03-05 " ] || exit 1
[ "$american" = "$year-03-05 $year-12-12 $year-12-31 text " ] || exit 1
