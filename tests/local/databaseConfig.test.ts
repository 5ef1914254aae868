import { writeFileSync } from 'node:fs';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { readConfig, tableOf } from '../../local/database/config.ts';
import { temporaryFolder } from './serve.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;

beforeAll(async () => {
  folder = await temporaryFolder();
});

afterAll(async () => await folder.remove());

function read(text: string): ReturnType<typeof readConfig> {
  writeFileSync(`${folder.path}/config.toml`, text);
  return readConfig(`${folder.path}/config.toml`);
}

test('tables, nested tables and one-line values', () => {
  const config = read(
    '# a comment\nproject_id = "x"\n\n[auth]\njwt_expiry = 3600\n[auth.email]\non = true\n[api]\nschemas = ["public", "a"]\n',
  );
  expect(config).toEqual({ project_id: 'x', auth: { jwt_expiry: 3600, email: { on: true } }, api: { schemas: ['public', 'a'] } });
  expect(tableOf(config, 'api')).toEqual({ schemas: ['public', 'a'] });
  expect(tableOf(config, 'storage')).toEqual({});
});

test.each(['[auth', 'jwt_expiry', 'jwt_expiry = 3600 # an hour', "name = 'single'", 'list = [\n1]', '[[tables]]'])(
  'what it does not understand is an error with the line: %s',
  (line) => {
    expect(() => read(`[auth]\n${line}`)).toThrow('config.toml, line 2: not understood');
  },
);
