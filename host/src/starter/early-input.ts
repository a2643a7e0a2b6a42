import { sessionMarker } from '@brightyard/runtime/host'

/** Marks what was pressed and waits for its scripts; the page-wide rules of the design show it. */
export const pressedMark = 'data-pressed'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement
const pressable = new Set(['checkbox', 'radio', 'submit', 'button', 'reset', 'image'])
/** A box or one of several: the browser shows what is chosen, without any script. */
const isChoice = (control: EventTarget | null): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')
const isPressable = (control: Element | null) =>
  control instanceof HTMLInputElement ? pressable.has(control.type) : !isField(control)

/** Links that browsers follow. One to the sign-in page is a visitor's, and leads elsewhere for who is signed in. */
const followed = () => `a[href]${sessionMarker.get() ? ':not([href^="/login?"])' : ''}`

/** What a press has to wait for: a control that does nothing without scripts. */
export function waitingControl(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null
  const control = target.closest<HTMLElement>('a, button, input, label, select, [role]')
  if (!control || control.closest('form[action]') || control.matches(followed())) return null
  if (control instanceof HTMLLabelElement)
    return control.control && isField(control.control) && isPressable(control.control)
      ? control
      : null
  return isPressable(control) ? control : null
}

/** As if it were typed now: React hears of a value only where it differs from the last one that it has seen. */
function typeAgain(field: Field, value: string) {
  if (field.type !== 'file') {
    field.value = `${value}.`
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  }
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

/** The same for a box or one of several, which React hears of by a click. */
function chooseAgain(choice: HTMLInputElement, isChosen: boolean) {
  if (choice.checked === isChosen) choice.checked = !isChosen
  choice.click()
}

/** After this long, whoever has pressed something is told why nothing happens. */
const patienceMs = 8_000

const failed =
  'This page has not loaded completely yet. It goes on as soon as the connection is there.'

function showFailure() {
  const message = document.createElement('p')
  message.setAttribute('role', 'alert')
  message.style.cssText =
    'position:fixed;inset:auto 1rem 1rem;z-index:9999;margin:0;padding:1rem;border-radius:1rem;background:#1d2939;color:#fff;font-weight:600'
  message.textContent = failed
  document.body.append(message)
  return message
}

/** Buttons that send a form as soon as the page can: pressed before, they are kept as well. */
function openEarlyButtons() {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-early]'))
    button.disabled = false
}

/** Keeps what people press, choose and type before the page can answer; `repeat` does it again when it can. */
export function keepEarlyInput() {
  const pressed = new Set<HTMLElement>()
  const typed = new Map<Field, string>()
  const chosen = new Map<HTMLInputElement, boolean>()
  const sent = new Set<HTMLFormElement>()
  let message: HTMLElement | undefined
  let isReady = false

  const onClick = (event: Event) => {
    const control = waitingControl(event.target)
    if (!control) return
    event.stopPropagation()
    if (isChoice(control instanceof HTMLLabelElement ? control.control : control)) return
    event.preventDefault()
    if (pressed.size === 0) setTimeout(explain, patienceMs)
    pressed.add(control)
    control.setAttribute(pressedMark, '')
  }
  const onType = ({ target }: Event) => {
    if (isChoice(target)) {
      for (const other of chosen.keys())
        if (other.type === 'radio' && other.name === target.name && other.form === target.form)
          chosen.delete(other)
      chosen.set(target, target.checked)
    } else if (isField(target) && !isPressable(target)) typed.set(target, target.value)
  }
  const onSubmit = (event: Event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || form.hasAttribute('action')) return
    event.preventDefault()
    sent.add(form)
  }
  /** The scripts have not come yet: who waits for them is told. */
  const explain = () => {
    if (!isReady && pressed.size + typed.size + chosen.size + sent.size > 0)
      message ??= showFailure()
  }
  const listeners = [
    ['click', onClick],
    ['input', onType],
    ['change', onType],
    ['submit', onSubmit],
    ['offline', explain],
  ] as const
  const options = { capture: true } as const
  for (const [type, listener] of listeners) window.addEventListener(type, listener, options)

  return {
    /** The whole document is there. */
    parsed: openEarlyButtons,
    repeat() {
      isReady = true
      message?.remove()
      for (const [type, listener] of listeners) window.removeEventListener(type, listener, options)
      for (const control of pressed) control.removeAttribute(pressedMark)
      for (const [field, value] of typed) if (field.isConnected) typeAgain(field, value)
      for (const [choice, isChosen] of chosen) if (choice.isConnected) chooseAgain(choice, isChosen)
      for (const control of pressed) if (control.isConnected) control.click()
      for (const form of sent) if (form.isConnected) form.requestSubmit()
    },
    explain,
  }
}
