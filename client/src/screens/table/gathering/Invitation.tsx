import type { LobbySeat } from '@gearhall/shared/core/pages/hallPages';
import { NO_TERMS } from '@gearhall/shared/core/table/terms';
import { NameForm } from '../../../ui/dialogs/NameForm';
import { SeatMark } from '../../../ui/display/SeatMark';
import { Shell } from '../../../ui/shell/Shell';
import { WORDS } from '../../../ui/words/words';
import { posterOf } from '../../../games';
import { LearnWhileYouWait } from '../../newcomer/NewcomerBar';
import { OptionDetails } from './OptionDetails';
import type { FoundTable } from '../findTable';

interface InvitationProps extends FoundTable {
  readonly onDone: () => void;
}

/** Shown to somebody who has followed a link and has no name here yet: who invites, and to what. */
export function Invitation({ session, invitation, onDone }: InvitationProps) {
  const { title, tagline, id } = session.game.rules.about;
  const { words } = session.game;
  const host = invitation?.host ?? '';
  return (
    <Shell>
      <section class="notice-card invitation">
        <img class="new-face" src={posterOf(id)} alt="" width="480" height="300" />
        <h1>{host === '' ? WORDS.name.invited(title) : WORDS.name.invitedBy(host, title)}</h1>
        <p class="quiet-text">{tagline}</p>
        {invitation && <InvitedSeats seats={invitation.seats} />}
        <NameForm submit={WORDS.name.comeIn} onDone={onDone} />
        <LearnWhileYouWait game={id} />
        {invitation && (
          <OptionDetails
            options={JSON.stringify(invitation.options)}
            terms={invitation.terms ?? NO_TERMS}
            words={words.options}
            level={2}
          />
        )}
      </section>
    </Shell>
  );
}

function InvitedSeats({ seats }: { readonly seats: readonly LobbySeat[] }) {
  const free = seats.filter(({ sitter }) => sitter === 'nobody').length;
  return (
    <div class="invited-seats">
      <p>
        <strong>{WORDS.gathering.free(free, seats.length)}</strong>
      </p>
      <ul class="sitters" aria-label={WORDS.gathering.who}>
        {seats.map(({ sitter, name }, seat) => (
          <li key={seat} class={sitter}>
            <SeatMark seat={seat} size={16} />{' '}
            {sitter === 'nobody' ? WORDS.lobby.freeSeat : name || WORDS.lobby.bot}
          </li>
        ))}
      </ul>
    </div>
  );
}
