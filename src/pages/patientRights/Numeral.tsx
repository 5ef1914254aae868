/** The number of a right or a responsibility. It is text, so that it is heard, copied and printed with its sentence. */
export function Numeral({ value }: { value: number }) {
  return (
    <span className="font-serif text-[34px]/[0.85] font-medium text-brass-ink print:font-sans print:text-small print:text-ink">
      {value}
    </span>
  );
}
