import type { PictureSource } from '@/lib/picture';

import { Caption } from './Caption';
import { Picture, type PictureProps } from './Picture';

interface PlateProps extends Pick<PictureProps, 'focus' | 'priority' | 'alt'> {
  picture: PictureSource;
  /** The `sizes` attribute: how wide the picture is shown, per viewport. */
  sizes: string;
  /** The classes of the box that it fills. */
  box: string;
  caption?: string;
  className?: string;
  captionClass?: string;
}

/** A picture that fills its box, with its caption below. */
export function Plate({ picture, sizes, box, caption, className, captionClass, ...rest }: PlateProps) {
  return (
    <figure className={className}>
      <Picture source={picture} sizes={sizes} box={box} {...rest} />
      {caption !== undefined && <Caption of={picture} text={caption} {...(captionClass !== undefined && { className: captionClass })} />}
    </figure>
  );
}
