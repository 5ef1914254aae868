import type { PictureSource } from '@/lib/picture';

import { Caption, type CaptionProps } from './Caption';
import { Picture, type PictureProps } from './Picture';

interface PlateProps extends Pick<PictureProps, 'sizes' | 'focus' | 'priority'>, Pick<CaptionProps, 'split'> {
  picture: PictureSource;
  /** Classes of the box that the picture fills. */
  box: string;
  caption?: string;
  className?: string;
  captionClass: string;
}

/** A picture that fills its box, with its caption below. */
export function Plate({ picture, caption, split = false, className, captionClass, ...rest }: PlateProps) {
  return (
    <figure className={className}>
      <Picture source={picture} {...rest} />
      <Caption of={picture} text={caption} split={split} className={captionClass} />
    </figure>
  );
}
