import { oppositeOf } from '@gearhall/shared/games/kriegbot/rules/field';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { banner } from '../../../../stage/motions';
import { CRYPTO_EFFECTS, CRYPTO_LINES, WITHDRAWN_EFFECT, WITHDRAWN_LINE } from '../../parts/carrying';
import { cryptoIn } from '../../parts/crypto';
import { edgeName, nameOf } from '../../words/names';
import type { ScenarioPart } from '../../parts/part';

const ROLES = { mole: 'You are the mole', loyal: 'You are loyal', '': '' } as const;

function taskAndCrypto(view: View, names: readonly string[]): string {
  return `${taskIn(view)} ${cryptoIn(view, names)}`;
}

/** Scenario 6. */
export const part: ScenarioPart<'whenCyborgsRule'> = {
  objective: taskAndCrypto,
  ways: { moleOut: taskAndCrypto },
  lines: {
    ...CRYPTO_LINES,
    roleTold: ({ role }) => ({
      text: role === 'mole' ? 'You are the mole.' : 'You are loyal. One of the others is the mole.',
    }),
    moleRevealed: ({ seat }, { names }) => ({ seat, text: `${nameOf(names, seat)} was the mole.` }),
    withdrawn: WITHDRAWN_LINE,
  },
  effects: {
    ...CRYPTO_EFFECTS,
    roleTold: ({ role }, context) => [banner(context, ROLES[role], context.sprites.palette.brass, 1600)],
    moleRevealed: () => [],
    withdrawn: WITHDRAWN_EFFECT,
  },
  orders: {},
  questions: {},
  refusals: {},
  causes: {
    moleOut: {
      won: 'the mole got away with crypto',
      drawn: 'the mole left over the edge from which it came',
    },
    humanCrypto: { won: '', drawn: 'what was carried home was the mole’s' },
    cryptoOut: {
      won: 'crypto of the other side has been carried home',
      drawn: 'the crypto that left the map wins for nobody',
    },
    noneActive: { won: '', drawn: 'no robot is active any more' },
  },
};

/** What the viewer has to do: only their own role is known. */
function taskIn({ seats, teams }: View): string {
  const roles = seats.filter(({ role }) => role !== '');
  const [own] = roles;
  if (!own || roles.length > 1)
    return 'Carry crypto of the other side off your own edge. One of the players is the mole.';
  if (own.role === 'loyal')
    return 'You are loyal: carry crypto of the other side off your own edge. Somebody else is the mole.';
  const edge = teams[own.team]?.edge ?? '';
  const where = edge === '' ? 'the edge opposite to your own' : `the ${edgeName(oppositeOf(edge))} edge`;
  return `You are the mole: carry any crypto off ${where}, and you alone win.`;
}
