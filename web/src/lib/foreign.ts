/** Elements whose words are English on a page of another language carry `lang` and `dir`. */
const READ = ['aria-label', 'title', 'placeholder', 'alt'];
const MARK = 'data-borrowed';

/** All that somebody reads or hears of an element. */
function wordsOf(element: Element): string {
  const text = element.textContent.trim();
  return text || (READ.map((name) => element.getAttribute(name)).find(Boolean) ?? '');
}

function look(element: Element, said: ReadonlySet<string>): void {
  if (element.hasAttribute('lang') && !element.hasAttribute(MARK)) return; // knows it better
  if (said.has(wordsOf(element))) {
    element.setAttribute(MARK, '');
    element.setAttribute('lang', 'en');
    element.setAttribute('dir', 'ltr');
  } else if (element.hasAttribute(MARK)) {
    for (const name of [MARK, 'lang', 'dir']) element.removeAttribute(name);
  }
}

const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE;

/**
 * Everything under a node that has words of its own. Nodes say themselves what they are: the last change of all is
 * that of a page being closed, when `Element` and `Node` may be gone.
 */
function elementsIn(node: Node): Element[] {
  if (!isElement(node)) return node.parentElement ? [node.parentElement] : [];
  return [node, ...node.querySelectorAll('*')].filter(
    (one) =>
      [...one.childNodes].some((child) => child.nodeType === child.TEXT_NODE) || READ.some((n) => one.hasAttribute(n)),
  );
}

/** Look at all there is, and from now on at whatever changes. */
export function watch(root: Element, said: ReadonlySet<string>): void {
  const lookAt = (node: Node): void => elementsIn(node).forEach((element) => look(element, said));
  lookAt(root.querySelector('body') ?? root);
  new MutationObserver((changes) => {
    for (const change of changes) {
      if (change.type === 'childList') [...change.addedNodes, change.target].forEach(lookAt);
      else lookAt(change.target);
    }
  }).observe(root, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: READ });
}
