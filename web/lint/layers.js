/**
 * Which folder of src may import which:
 *
 *     main.ts, games/index.ts   anything
 *     games/GAME                itself, the shell, protocol/GAME.ts and protocol/shell.ts
 *     shell                     itself and protocol/shell.ts
 *     protocol                  itself
 */
import path from 'node:path';

const SOURCE = path.resolve(import.meta.dirname, '../src');
const ALIASES = { $shell: 'shell', $protocol: 'protocol' };

/** The path below src that an import of a file leads to; nothing for packages. */
export function targetOf(file, specifier) {
  const [first, ...rest] = specifier.split('/');
  if (first in ALIASES) return [ALIASES[first], ...rest].join('/');
  return specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : undefined;
}

/** Whether a file may import another, both by their path below src. */
export function mayImport(file, target) {
  const [room, game] = file.split('/');
  const [to, inner] = target.split('/');
  if (room === 'protocol') return to === 'protocol';
  const shared = to === 'shell' || target === 'protocol/shell';
  if (room === 'shell') return shared;
  if (room !== 'games' || game === 'index.ts') return true;
  return shared || (to === 'games' && inner === game) || target === `protocol/${game}`;
}

const isGlob = ({ callee }) =>
  callee.type === 'MemberExpression' &&
  callee.object.type === 'MetaProperty' &&
  callee.property.name === 'glob';

export const layers = {
  meta: { type: 'problem', messages: { crosses: '{{file}} may not import {{target}} (lint/layers.js)' } },
  create(context) {
    const file = path.relative(SOURCE, context.filename).split(path.sep).join('/');
    if (file.startsWith('..')) return {};

    function check(node) {
      if (node?.type !== 'Literal' || typeof node.value !== 'string') return;
      const target = targetOf(file, node.value);
      if (target && !mayImport(file, target))
        context.report({ node, messageId: 'crosses', data: { file, target } });
    }
    const source = (node) => check(node.source);
    return {
      ImportDeclaration: source,
      ExportNamedDeclaration: source,
      ExportAllDeclaration: source,
      ImportExpression: source,
      CallExpression: (node) => isGlob(node) && check(node.arguments[0]),
    };
  },
};
