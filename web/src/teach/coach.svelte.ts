/** For which decision the coach speaks now, and about which it could be asked. */
class Coach {
  open = $state('');
  decision = $state('');
  isWanted = $state(false); // it did not speak up by itself

  ask(): void {
    this.isWanted = true;
    this.open = this.decision;
  }

  close(): void {
    this.isWanted = false;
    this.open = '';
  }
}

export const coach = new Coach();
