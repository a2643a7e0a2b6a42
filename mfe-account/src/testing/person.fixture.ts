import { toastRequested } from '@brightyard/contract/channels'
import { channel } from '@brightyard/runtime'
import { act, fireEvent, screen, waitFor } from '@brightyard/testing'
import { afterEach, expect } from '@jest/globals'

const focused = () => document.activeElement ?? document.body
const valueOf = (element: Element) => (element instanceof HTMLInputElement ? element.value : '')

/** Somebody at the keyboard, as far as a browser without layout can be told. */
export const person = {
  click(element: HTMLElement) {
    act(() => element.focus())
    fireEvent.click(element)
  },
  type(text: string, element = focused()) {
    fireEvent.change(element, { target: { value: valueOf(element) + text } })
  },
  replace(text: string, element: Element) {
    fireEvent.change(element, { target: { value: text } })
  },
  press(key: string) {
    fireEvent.keyDown(focused(), { key })
  },
  /** Opens a menu by its button and takes an entry, with the keys. */
  async choose(name: string, menu: string) {
    const opener = screen.getByRole('button', { name: `More for ${menu}` })
    this.click(opener)
    const entry = await screen.findByRole('menuitem', { name })
    const entries = screen.getAllByRole('menuitem')
    await waitFor(() => expect(entry.closest('[role=menu]')).toHaveFocus())
    for (const [at, passed] of entries.slice(0, entries.indexOf(entry) + 1).entries()) {
      this.press(at === 0 ? 'Home' : 'ArrowDown')
      await waitFor(() => expect(passed).toHaveAttribute('data-highlighted'))
    }
    this.press('Enter')
  },
}

const heard: { unsubscribe: () => void }[] = []
afterEach(() => {
  for (const one of heard.splice(0)) one.unsubscribe()
})

/** The titles of what pops up in the corner from now on. */
export function heardToasts(): string[] {
  const titles: string[] = []
  heard.push(channel(toastRequested).changes.subscribe(({ title }) => titles.push(title)))
  return titles
}
