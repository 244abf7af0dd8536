import { text } from 'node:stream/consumers';
import { hashPassword, PASSWORD_LENGTH } from '../ground/password';
import { hashOfSecret, LINK_LIFE_MS, newAdminSecret } from '../admin/secrets';
import { readConfig } from '../ground/config';
import { keepLinkBeside } from '../store/adminLinks';
import { StoreError } from '../store/contract/errors';

/**
 * Opens /admin for the operator, while the hall runs with the same environment:
 *
 *  npm run -s admin-link                                  prints a link that is good once, for ten minutes
 *  npm run -s admin-link -- --at https://games.example    the same, with this address of the hall
 *  npm run -s admin-link -- --hash-password               reads a password, prints its hash for ADMIN_PASSWORD
 */
const USAGE = 'Usage: admin-link [--at ADDRESS | --hash-password]';

async function main([flag, value]: readonly string[]): Promise<string> {
  if (flag === '--hash-password' && value === undefined) return hashOfInput();
  if (flag === undefined) return link(ownAddress());
  if (flag === '--at' && value !== undefined && /^https?:\/\//u.test(value) && URL.canParse(value))
    return link(new URL(value).origin);
  throw new StoreError(USAGE);
}

/** The secret is behind the `#`, which browsers send to nobody: it stands in no log. */
async function link(address: string): Promise<string> {
  const secret = newAdminSecret();
  const hash = hashOfSecret(secret) ?? '';
  await keepLinkBeside(readConfig(process.env).storage, { hash, until: Date.now() + LINK_LIFE_MS });
  return `${address}/admin#${secret}`;
}

function ownAddress(): string {
  const { GEARHALL_DOMAIN: domain = '' } = process.env;
  return domain === '' ? `http://localhost:${readConfig(process.env).port}` : `https://${domain}`;
}

async function hashOfInput(): Promise<string> {
  if (process.stdin.isTTY) process.stderr.write('The password, and then Enter and Ctrl-D:\n');
  const password = (await text(process.stdin)).replace(/\r?\n$/u, '');
  const { min, max } = PASSWORD_LENGTH;
  if (password.length < min || password.length > max || password.includes('\n'))
    throw new StoreError(`A password has one line of ${min} to ${max} characters.`);
  return hashPassword(password);
}

main(process.argv.slice(2)).then(
  (line) => process.stdout.write(`${line}\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 2;
  },
);
