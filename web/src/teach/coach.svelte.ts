/** For which decision the coach speaks now, and about which it could be asked. */
class Coach {
  open = $state('');
  decision = $state('');

  ask(): void {
    this.open = this.decision;
  }

  close(): void {
    this.open = '';
  }
}

export const coach = new Coach();
