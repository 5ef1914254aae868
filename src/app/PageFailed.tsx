import { Button } from '@/ui/Button';

/** Stands in the place of a page that broke while it was drawn; the bar and the contact are there all the same. */
export function PageFailed() {
  return (
    <section className="wide min-h-[70dvh] pt-40">
      <h1 className="text-display-2">This page did not load</h1>
      <p className="mt-4 mb-8 max-w-[48ch] text-ink-soft">
        The connection may have dropped. Please load it again; chat and telephone below work all the same.
      </p>
      <Button onClick={() => window.location.reload()}>Load again</Button>
    </section>
  );
}
