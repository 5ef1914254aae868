import { gallery, type PlateId } from '@/content/gallery';
import { classNames } from '@/lib/classNames';

import { PlateButton } from './PlateButton';
import { platesIn } from './plates';
import { RoomHead } from './RoomHead';

interface SkinRoomProps {
  number: number;
  hidden: boolean;
  /** Whether nothing hangs between it and the filters. */
  first: boolean;
  onOpen: (id: PlateId) => void;
  onNear: () => void;
}

/** The dark room: the profile bleeds off the left edge, the skin hangs on the same base line. */
export function SkinRoom({ number, hidden, first, onOpen, onNear }: SkinRoomProps) {
  return (
    <section hidden={hidden} className={classNames('on-dark overflow-hidden bg-oxblood-deep text-porcelain', first && 'mt-10 md:mt-14')}>
      <div className="wide md:grid-12 md:grid-rows-[auto_1fr]">
        <div className="pt-14 md:col-span-5 md:col-start-8 md:row-start-1 md:pt-10 lg:pt-26">
          <RoomHead category="skin" number={number} />
          <p className="mt-5 max-w-[42ch] text-on-deep max-lg:text-small max-md:mb-8 md:mt-4 lg:mt-7">{gallery.skinNote}</p>
        </div>
        <ul className="contents">
          {platesIn('skin').map((plate, index) => (
            <li
              key={plate.id}
              className={
                index === 0
                  ? '-mx-gutter flex pb-9 md:bleed-left md:col-span-6 md:col-start-1 md:row-span-2 md:row-start-1 md:mr-0 md:pb-12'
                  : 'flex pb-9 md:col-span-5 md:col-start-8 md:row-start-2 md:self-end md:pt-8 md:pb-12'
              }
            >
              <PlateButton
                plate={plate}
                shape={index === 0 ? 'tall' : 'small'}
                sizes={
                  index === 0 ? '(min-width: 768px) 50vw, 100vw' : '(min-width: 1504px) 553px, (min-width: 768px) 37vw, calc(100vw - 40px)'
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
