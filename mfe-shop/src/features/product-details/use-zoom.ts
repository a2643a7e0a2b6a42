import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react'

/** The largest zoom level, as a multiple of the box. */
export const levels = 4

/** A scrollable box over something larger: its middle stays in place when the zoom level changes. */
export function useZoom() {
  const area = useRef<HTMLDivElement>(null)
  const middle = useRef({ x: 0.5, y: 0.5 })
  const [level, setLevel] = useState(1)

  function zoomTo(next: number) {
    const box = area.current
    if (box && box.scrollWidth > 0 && box.scrollHeight > 0)
      middle.current = {
        x: (box.scrollLeft + box.clientWidth / 2) / box.scrollWidth,
        y: (box.scrollTop + box.clientHeight / 2) / box.scrollHeight,
      }
    setLevel(next)
  }
  useLayoutEffect(() => {
    const box = area.current
    if (!box) return
    box.scrollLeft = middle.current.x * box.scrollWidth - box.clientWidth / 2
    box.scrollTop = middle.current.y * box.scrollHeight - box.clientHeight / 2
  }, [level])

  /** A mouse drags; fingers scroll by themselves. */
  const panning = {
    onPointerDown: ({ pointerType, pointerId, currentTarget }: PointerEvent<HTMLDivElement>) => {
      if (pointerType === 'mouse') currentTarget.setPointerCapture(pointerId)
    },
    onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
      const box = event.currentTarget
      if (event.pointerType !== 'mouse' || !box.hasPointerCapture(event.pointerId)) return
      box.scrollLeft -= event.movementX
      box.scrollTop -= event.movementY
    },
  }
  return { area, level, zoomTo, panning }
}
