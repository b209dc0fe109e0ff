/** A line of chat that is not sent yet stays when the page is loaded again, in this tab only. */
const KEY = 'chat-draft';

/** Keep what is typed at a table until its page is there again. */
export function keepDraft(token: string, text: string): void {
  if (text.trim()) sessionStorage.setItem(KEY, JSON.stringify([token, text]));
}

/** What was typed at this table before its page was loaded again; it is given once. */
export function takeDraft(token: string): string {
  const kept = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  const [of, text] = kept ? (JSON.parse(kept) as [string, string]) : ['', ''];
  return of === token ? text : '';
}
