import type { PictureSource } from '@/lib/picture';
import { Picture } from '@/ui/Picture';

interface FounderPortraitProps {
  picture: PictureSource;
  name: string;
  role: string;
  /** A second line below the role. */
  note?: string;
  sizes: string;
  className: string;
}

/** The founder's portrait, mounted on white, with her name below. On phones it is cropped to a square. */
export function FounderPortrait({ picture, name, role, note, sizes, className }: FounderPortraitProps) {
  return (
    <figure className={`mounted ${className}`}>
      <div className="max-md:aspect-square max-md:overflow-hidden">
        <Picture source={picture} sizes={sizes} />
      </div>
      <figcaption className="flex flex-wrap justify-between gap-x-4 py-4 text-caption text-mute">
        <b className="font-serif text-card text-ink">{name}</b>
        <span className="*:block">
          <span>{role}</span>
          {note !== undefined && <span>{note}</span>}
        </span>
      </figcaption>
    </figure>
  );
}
