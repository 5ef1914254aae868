/** The first stop of the keyboard: past the bar, to the page. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-2 left-2 z-toast -translate-y-20 rounded-sm bg-white px-5 py-3 text-small font-semibold text-ink focus:translate-y-0 focus:shadow-float print:hidden"
    >
      Skip to content
    </a>
  );
}
