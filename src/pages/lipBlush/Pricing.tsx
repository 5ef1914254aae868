import { lipBlush } from '@/content/lipBlush';
import { PriceLedger } from '@/sections/PriceLedger';
import { ButtonLink } from '@/ui/ButtonLink';
import { Emphasis } from '@/ui/Emphasis';
import { Icon } from '@/ui/Icon';

/** The four treatments of §9; the heading stays beside them. The touch-up's one price spans both columns. */
export function Pricing() {
  const { eyebrow, headline, text, book, note, label, treatments } = lipBlush.pricing;
  return (
    <section id="pricing" className="bg-plaster py-section">
      <div className="wide grid-12 gap-y-9">
        <div className="col-span-12 md:max-lg:grid-12 lg:sticky lg:top-24 lg:col-span-4 lg:self-start">
          <div className="md:max-lg:col-span-6">
            <p className="eyebrow">{eyebrow}</p>
            <h2 className="mt-3 text-display-2 md:mt-4">
              <Emphasis text={headline} />
            </h2>
          </div>
          <div className="md:max-lg:col-span-6">
            <p className="mt-5 max-w-[44ch] text-small text-ink-soft lg:mt-6">{text}</p>
            <p className="mt-6 grid justify-items-start gap-3.5 lg:mt-8">
              <ButtonLink href={book.href} look="chat" newTab>
                <Icon name="chat" size={22} />
                {book.label}
              </ButtonLink>
              <span className="text-caption text-mute">{note}</span>
            </p>
          </div>
        </div>
        <div className="col-span-12 lg:col-span-7 lg:col-start-6">
          <PriceLedger items={treatments} label={label} notes="below" ground="plaster" />
        </div>
      </div>
    </section>
  );
}
