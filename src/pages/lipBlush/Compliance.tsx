import { lipBlush } from '@/content/lipBlush';
import { Unbroken } from '@/ui/Unbroken';

/** The page's own foot (§2 "footer with compliance note and 2025 rights"), on the ground of the site's footer below it. */
export function Compliance() {
  const { headline, note, rights } = lipBlush.compliance;
  return (
    <section className="on-dark bg-oxblood-deep pt-12 text-small text-on-deep md:pt-16">
      <div className="wide grid-12 gap-y-3 border-b border-hair-dark pb-10 md:pb-12">
        <h2 className="col-span-12 text-card font-semibold text-champagne lg:col-span-4">{headline}</h2>
        <div className="col-span-12 lg:col-span-8">
          <p className="max-w-[76ch]">
            <Unbroken text={note} />
          </p>
          <p className="mt-5 text-caption">{rights}</p>
        </div>
      </div>
    </section>
  );
}
