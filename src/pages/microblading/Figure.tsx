/** "Fig. 5", as the drawings of this page are numbered. The number stands upright: the italic has letters only. */
export function Figure({ number }: { number: number }) {
  return (
    <span className="mr-1.5 font-serif text-[21px]/[1.25] font-semibold whitespace-nowrap text-ink">
      <i>Fig.</i> {number}
    </span>
  );
}
