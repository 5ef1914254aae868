#!/bin/sh
# Gnumeric 1.12.55 (Debian gnumeric 1.12.55), its program ssconvert, glibc 2.36. Seen on 28 Nov 2026.
#
# In the locale of the Emirates the CSV cell 5/12 is 5 December of this year, and the same two numbers in Arabic digits, ٥/١٢, are
# 1 May 2012: day and month in one script, month and year in the other, one file, one locale. So are ۵/۱۲ in Persian digits.
# Expected instead: the same date for the same numbers, or text for both.
# Why it matters: visitors in Dubai type a day that suits them in either script, and a list sorted by that column mixes the two.
set -eu
command -v ssconvert >/dev/null && command -v localedef >/dev/null || { echo 'gnumeric or localedef is not installed'; exit 2; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir "$folder/locales"
localedef -i ar_AE -f UTF-8 "$folder/locales/ar_AE.UTF-8" || { echo 'the locale ar_AE cannot be made here'; exit 2; }
printf '5/12\n٥/١٢\n۵/۱۲\n' > "$folder/days.csv"
export HOME="$folder" LOCPATH="$folder/locales" LC_ALL=ar_AE.UTF-8
ssconvert --import-type=Gnumeric_stf:stf_csvtab --export-type=Gnumeric_XmlIO:sax:0 "$folder/days.csv" "$folder/days.xml" >/dev/null 2>&1
formats=$(grep -o 'ValueFormat="[^"]*"' "$folder/days.xml" | cut -d'"' -f2 | tr '\n' ' ')
echo "The formats of 5/12, ٥/١٢ and ۵/۱۲: $formats"
[ "$formats" = 'd/m/yyyy m/yyyy m/yyyy ' ] && exit 0
exit 1
