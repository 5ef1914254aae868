import { useState } from 'react';

import { gallery, type GalleryFilter } from '@/content/gallery';
import { RelatedServices } from '@/sections/RelatedServices';

import { Ask } from './gallery/Ask';
import { Hero } from './gallery/Hero';
import { Rooms } from './gallery/Rooms';

/** The gallery (§2 "Gallery"): eight plates in three rooms, filtered, each to be enlarged. */
export default function Gallery() {
  const [filter, setFilter] = useState<GalleryFilter>('all');
  return (
    <>
      <Hero filter={filter} onFilter={setFilter} />
      <Rooms filter={filter} />
      <Ask />
      <RelatedServices {...gallery.related} ground="porcelain" />
    </>
  );
}
