import { type ComponentType, createContext, type ReactNode, use } from 'react'

export interface SlotProps {
  /** The name under which a remote fills it, such as `notification-drawer`. */
  name: string
  /** Handed to the component that fills the slot. */
  props?: Readonly<Record<string, unknown>>
  /** Shown while it loads, and where no remote fills it. */
  fallback?: ReactNode
  /** The server writes it; in the browser it starts when a person comes near (`LazyHydrate`). */
  whenNear?: boolean
  /** The server writes it; in the browser it starts with the first use of the page. */
  whenUsed?: boolean
  /** A part that a page does as well without: its failure is reported, but not shown. */
  quiet?: boolean
}

const EmptySlot = ({ fallback }: SlotProps) => fallback

/** How the host fills a slot from the release set. */
export const SlotFiller = createContext<ComponentType<SlotProps>>(EmptySlot)

/** A place on the page that whichever remote owns the name fills. */
export function Slot(props: SlotProps) {
  const Filler = use(SlotFiller)
  return <Filler {...props} />
}
