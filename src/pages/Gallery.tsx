import { useState } from 'react';

import { head, gallery as content, type GalleryFilter } from '@/content/gallery';
import { RelatedServices } from '@/sections/RelatedServices';

import { Categories } from './gallery/Categories';
import { Filters } from './gallery/Filters';
import { Hero } from './gallery/sections';

const { filters, items } = content;

export default function Gallery() {
  const [filter, setFilter] = useState<GalleryFilter>('all');
  return (
    <>
      <Hero {...content.hero} items={items}>
        <Filters filters={filters} items={items} filter={filter} onFilter={setFilter} />
      </Hero>
      <Categories filters={filters} items={items} filter={filter} skinNote={content.skinNote} ask={content.ask} />
      <RelatedServices {...content.related} background="porcelain" />
    </>
  );
}
Gallery.head = head;
