import { useState } from 'react';

import type { gallery as content, GalleryFilter, GalleryItem } from '@/content/gallery';
import { Chip } from '@/ui/Chip';

/** The four filters with their counts. A polite live region announces the choice. */
export function Filters({
  filters,
  items,
  filter,
  onFilter,
}: Pick<typeof content, 'filters' | 'items'> & { filter: GalleryFilter; onFilter(filter: GalleryFilter): void }) {
  const [announcement, setAnnouncement] = useState('');
  return (
    <>
      <div
        role="group"
        aria-label="Filter the gallery"
        className="col-span-12 mt-6 flex flex-wrap gap-2 border-t border-sand py-3 md:mt-16 md:py-5"
      >
        {filters.map(({ id, label }) => {
          const count = itemsIn(id, items).length;
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

/** Returns the items that match a filter, in their numbered order. */
export function itemsIn(filter: GalleryFilter, items: readonly GalleryItem[]): readonly GalleryItem[] {
  return filter === 'all' ? items : items.filter(({ category }) => category === filter);
}
