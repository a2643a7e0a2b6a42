const fields = 'input, select, textarea, [role="combobox"], [contenteditable="true"]'
const controls = `${fields}, a, button, summary, label, [role="button"], [role="tab"], [role="option"]`

/** A card that is one large link may be touched at its corner; what is smaller is lost under the button. */
const largestLost = 120

interface Place {
  left: number
  top: number
  right: number
  bottom: number
}

const meet = (one: Place, other: Place) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom

/** Where it is shown when it is not moved away. */
function placeOf({ offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight }: HTMLElement) {
  return { left, top, right: left + offsetWidth, bottom: top + offsetHeight }
}

function hasTextIn(element: Element, place: Place): boolean {
  for (const node of element.childNodes) {
    if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const rect of range.getClientRects()) if (meet(rect, place)) return true
  }
  return false
}

function isLostUnder(element: Element, place: Place): boolean {
  if (element.closest(fields)) return true
  const control = element.closest(controls)
  if (control && control.getBoundingClientRect().height <= largestLost) return true
  return hasTextIn(element, place)
}

/** So close together that no line of text lies between two of them. */
const steps = (from: number, to: number) =>
  [0, 0.25, 0.5, 0.75, 1].map((share) => from + share * (to - from))

/** Whether a floating button lies over something to press, to fill in or to read; pictures may be under it. */
export function coversContent(button: HTMLElement): boolean {
  if (!('elementsFromPoint' in document)) return false // no layout: nothing is anywhere
  const place = placeOf(button)
  const { left, top, right, bottom } = place
  const points = steps(left + 2, right - 2).flatMap((x) =>
    steps(top + 2, bottom - 2).map((y) => [x, y] as const),
  )
  return points.some(([x, y]) => {
    const under = document.elementsFromPoint(x, y).find((one) => !button.contains(one))
    return under !== undefined && isLostUnder(under, place)
  })
}
