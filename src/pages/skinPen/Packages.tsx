import { skinPen, type SessionPackage } from '@/content/skinPen';
import { classNames } from '@/lib/classNames';
import { Amount } from '@/sections/Amount';
import { ButtonLink } from '@/ui/ButtonLink';
import { Emphasis } from '@/ui/Emphasis';
import { Icon } from '@/ui/Icon';
import { reveal } from '@/ui/reveal';

import { Places } from './Places';

/** Two packages, a place laid for every session; both prices as given (§9, decisions.md "Prices"). */
export function Packages() {
  const { headline, text, packages, book } = skinPen.packages;
  return (
    <section id="packages" className="on-dark bg-sea-deep py-section text-on-sea">
      <div ref={reveal} className="wide grid-12 items-end gap-y-4">
        <h2 className="col-span-12 text-display-2 text-porcelain lg:col-span-7 max-md:[&_em]:block">
          <Emphasis text={headline} />
        </h2>
        <p className="col-span-12 text-small md:col-span-8 lg:col-span-4 lg:col-start-9">{text}</p>
      </div>
      <ul className="wide mt-10 grid-12 items-stretch gap-y-12 md:mt-12 lg:mt-16">
        {packages.map((offer, index) => (
          <li
            key={offer.id}
            className={classNames(
              'col-span-12 md:max-lg:col-span-6',
              index === 0
                ? 'md:pr-6 lg:col-span-7'
                : 'border-sea-glass max-md:border-t max-md:pt-10 md:border-l md:pl-6 lg:col-span-5 lg:pl-12',
            )}
          >
            <Package offer={offer} />
            <p className="mt-6 grid md:mt-8 md:block">
              <ButtonLink href={book.href} look={index === 0 ? 'light' : 'champagne'} newTab>
                <Icon name="chat" size={22} />
                {book.label}
              </ButtonLink>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Package({ offer: { name, paid, free, price, terms, otherwise } }: { offer: SessionPackage }) {
  return (
    <>
      <Places paid={paid} free={free} />
      <h3 className="mt-6 mb-1.5 text-[32px]/[1.18] text-porcelain md:text-[30px]/[1.18] lg:mt-9 lg:text-[36px]/[1.18]">{name}</h3>
      <p>
        {terms} <Amount price={otherwise} />
      </p>
      <p className="mt-4.5 text-[38px]/none tracking-[-0.01em] text-champagne md:mt-6 md:text-[44px]/none">
        <Amount price={price} />
      </p>
    </>
  );
}
