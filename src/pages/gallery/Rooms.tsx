import { useState } from 'react';

import { gallery, type GalleryFilter, type PlateId } from '@/content/gallery';
import { plateWords } from '@/lib/picture';
import { LateLightbox } from '@/ui/late';

import { platesIn } from './plates';
import { Room } from './Room';
import { SkinRoom } from './SkinRoom';

interface RoomsProps {
  filter: GalleryFilter;
}

/**
 * Three rooms, one for each category. A filter hides rooms and moves nothing inside one. A plate opens the lightbox, which turns
 * through what the filter leaves (§2 "Gallery").
 */
export function Rooms({ filter }: RoomsProps) {
  const [opened, setOpened] = useState<PlateId>();
  const shown = platesIn(filter);
  const room = { onOpen: setOpened, onNear: LateLightbox.preload };
  return (
    <>
      <Room category="brows" number={1} hang="largeFirst" hidden={filter !== 'all' && filter !== 'brows'} {...room} />
      <Room category="lips" number={2} hang="largeLast" hidden={filter !== 'all' && filter !== 'lips'} {...room} />
      <SkinRoom number={3} hidden={filter !== 'all' && filter !== 'skin'} first={filter === 'skin'} {...room} />
      {opened !== undefined && (
        <LateLightbox
          label={`Gallery: ${gallery.filters.find(({ id }) => id === filter)?.label}`}
          pictures={shown.map(({ id, picture, title, note }) => ({
            id: String(id),
            picture,
            title: `${id}. ${title}`,
            note: plateWords(picture, `${note}. Illustration`),
          }))}
          startAt={shown.findIndex(({ id }) => id === opened)}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
