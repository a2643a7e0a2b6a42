/**
 * The only script of a page from the edge until somebody uses it. Such a page is whole without scripts: its text can be
 * read and its links work. So a visitor who only looks, or goes from page to page by links, waits for pictures and never
 * for scripts. Built into a file of its own by `shared/build/src/starter.plugin.ts`.
 */
import { waitForPerson, whenVisited } from './wait-for-person.ts'

const tag = document.querySelector<HTMLElement>('script[data-scripts]')
if (tag) whenVisited(() => waitForPerson(tag))
