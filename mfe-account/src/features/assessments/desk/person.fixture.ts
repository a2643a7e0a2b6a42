import { act, fireEvent } from '@brightyard/testing'

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
}
