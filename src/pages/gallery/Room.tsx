import type { GalleryCategory, PlateId } from '@/content/gallery';
import { classNames } from '@/lib/classNames';

import { PlateButton } from './PlateButton';
import { platesIn } from './plates';
import { RoomHead } from './RoomHead';

interface RoomProps {
  category: GalleryCategory;
  number: number;
  /** The large plate hangs left of the two small ones or right of them. */
  hang: 'largeFirst' | 'largeLast';
  hidden: boolean;
  onOpen: (id: PlateId) => void;
  onNear: () => void;
}

const grounds = { largeFirst: 'bg-porcelain', largeLast: 'bg-plaster' } as const;
const smallColumns = { largeFirst: 'md:col-start-9', largeLast: 'md:col-start-1' } as const;
const largeColumns = { largeFirst: 'md:col-start-1', largeLast: 'md:col-start-5' } as const;

/** A light room: one large plate and two small ones, whose heights add up to it. */
export function Room({ category, number, hang, hidden, onOpen, onNear }: RoomProps) {
  const plates = platesIn(category);
  const large = hang === 'largeFirst' ? 0 : plates.length - 1;
  return (
    <section hidden={hidden} className={`pt-14 pb-16 md:pt-18 md:pb-28 ${grounds[hang]}`}>
      <div className="wide">
        <RoomHead category={category} number={number} />
        <ul className="mt-7 grid grid-cols-2 gap-x-3 gap-y-7 md:mt-10 md:grid-12 md:gap-x-(--gap) md:gap-y-8">
          {plates.map((plate, index) => (
            <li
              key={plate.id}
              className={classNames(
                'flex min-w-0',
                index === large
                  ? `max-md:col-span-2 md:col-span-8 md:row-span-2 md:row-start-1 ${largeColumns[hang]}`
                  : `md:col-span-4 ${smallColumns[hang]}`,
              )}
            >
              <PlateButton
                plate={plate}
                shape={index === large ? 'large' : 'small'}
                sizes={
                  index === large
                    ? '(min-width: 1504px) 899px, (min-width: 768px) 60vw, calc(100vw - 40px)'
                    : '(min-width: 1504px) 437px, (min-width: 768px) 29vw, calc(50vw - 26px)'
                }
                onOpen={onOpen}
                onNear={onNear}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
