import { WORDS } from '../../../ui/words/words';
import { useTableSession } from '../session/tableSession';

/** How many lines I have not read, for the tab of the chat. */
export function useUnread() {
  const { unread } = useTableSession().chatting;
  return { count: unread.value, counted: WORDS.chat.unread(unread.value) };
}
