/** Enter does what the field is for; it does not send the form that the field stands in. */
export const onEnter =
  (act: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    act();
  };
