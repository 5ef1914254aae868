import { RuleTester } from 'oxlint/plugins-dev';
import { describe, it } from 'vitest';

import { lone } from '../../../scripts/lint/loneTexts';

RuleTester.describe = describe;
RuleTester.it = it;

const tester = new RuleTester({ languageOptions: { parserOptions: { lang: 'tsx' } } });
const errors = [{ message: /only child/ }];
const before = [{ message: /must not precede/ }];

tester.run('texts/lone', lone, {
  valid: [
    '<p>{busy ? "Sending" : "Send"}</p>',
    '<p><Icon />{label}</p>',
    '<p>{text} <b>{words.title}</b></p>',
    '<p>Text {isOpen && <b>open</b>}</p>',
    '<p><Icon /><span>{busy ? "Sending" : "Send"}</span></p>',
    '<div>{isOpen && <b>open</b>}{children}</div>',
    '<>{error && <p>{error}</p>}</>',
  ],
  invalid: [
    { code: '<p><Icon />{busy ? "Sending" : "Send"}</p>', errors },
    { code: '<p>Text {isOpen && "open"}</p>', errors },
    { code: '<p>{isOpen && names[id]}<br /></p>', errors },
    { code: '<p>{title ?? `${count} leads`} <b>open</b></p>', errors },
    { code: '<p>{index + 1} of {count}</p>', errors },
    { code: '<p>{icon && <Icon name={icon} />}{label}</p>', errors: before },
    { code: '<p>{isLong ? <b>Long</b> : <i>Short</i>} text</p>', errors: before },
    { code: '<div>{error !== undefined && <p><Icon />{error}</p>}</div>', errors },
  ],
});
