/** Where the page is: the address, and how to go elsewhere without loading anew. */
class Router {
  path = $state(location.pathname);
  hash = $state(location.hash);

  constructor() {
    addEventListener('popstate', () => this.#read());
  }

  go(path: string): void {
    history.pushState({ isOurs: true }, '', path);
    this.#read();
    scrollTo(0, 0);
  }

  /** For `onclick` of a link: stays on the page unless a new tab is wanted. */
  follow = (event: MouseEvent): void => {
    const link = (event.currentTarget as HTMLElement).closest('a');
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const { pathname, search } = new URL(link.href);
    this.go(pathname + search);
  };

  /** The same, but to where one came from, if that was this page, too. */
  back = (event: MouseEvent): void => {
    if (!history.state?.isOurs) return this.follow(event);
    event.preventDefault();
    history.back();
  };

  #read(): void {
    this.path = location.pathname;
    this.hash = location.hash;
  }
}

export const router = new Router();
