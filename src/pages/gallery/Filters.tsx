import { useState } from 'react';

import { gallery, type GalleryFilter } from '@/content/gallery';
import { Chip } from '@/ui/Chip';

import { platesIn } from './plates';

interface FiltersProps {
  filter: GalleryFilter;
  onFilter: (filter: GalleryFilter) => void;
}

/** The four filters (§2 "Gallery") with what each leaves; a choice is announced politely. */
export function Filters({ filter, onFilter }: FiltersProps) {
  const [announcement, setAnnouncement] = useState('');
  return (
    <>
      <div
        role="group"
        aria-label="Show"
        className="col-span-12 mt-7 flex flex-wrap gap-2 border-t border-sand py-3.5 md:mt-14 md:gap-2.5 md:pt-5 md:pb-6"
      >
        {gallery.filters.map(({ id, label }) => {
          const count = platesIn(id).length;
          return (
            <Chip
              key={id}
              pressed={filter === id}
              count={count}
              onPress={() => {
                onFilter(id);
                setAnnouncement(`${label}: ${count} pictures`);
              }}
            >
              {label}
            </Chip>
          );
        })}
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  );
}
