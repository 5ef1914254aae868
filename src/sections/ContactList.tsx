import { classNames } from '@/lib/classNames';
import { linkTo } from '@/ui/linkTo';

interface ContactListProps {
  entries: readonly { label: string; text: string; href: string }[];
  className: string;
  rowClass: string;
  labelClass: string;
  textClass?: string;
  linkClass: string;
}

/** Numbers beside a form, each with its label. */
export function ContactList({ entries, className, rowClass, labelClass, textClass, linkClass }: ContactListProps) {
  return (
    <dl className={classNames('grid', className)}>
      {entries.map(({ label, text, href }) => (
        <div key={label} className={classNames('grid grid-cols-[108px_1fr] py-3', rowClass)}>
          <dt className={classNames('text-caption', labelClass)}>{label}</dt>
          <dd className={classNames('font-medium', textClass)}>
            <a
              {...linkTo(href)}
              className={classNames('inline-flex min-h-11 items-center underline decoration-1 underline-offset-5', linkClass)}
            >
              {text}
            </a>
          </dd>
        </div>
      ))}
    </dl>
  );
}
