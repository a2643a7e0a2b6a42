import { rowsOf } from '../catalog/catalog-rows.ts'

/** Buyer | last step | days ago | delivery | coupon | product slug × quantity, … */
export const orderRows = rowsOf(`
guardian  | awaiting_payment | 0  | standard | -        | balcony-kitchen-garden x1
guardian  | paid             | 0  | express  | BRIGHT150 | detective-dosa-books-1-to-4 x1, weekly-planner-board x1, seed-paper-notebooks x3
guardian  | packed           | 1  | standard | -        | block-print-studio x1, geometry-box-pro x2
guardian  | shipped          | 3  | standard | READ20   | rooftop-telescope-70 x1, world-globe-with-lights x1
guardian  | delivered        | 9  | standard | -        | mandi-the-market-game x1, triangle-pencils-set-of-24 x2
guardian  | return_requested | 12 | express  | -        | foldable-study-desk x1
guardian  | delivered        | 34 | standard | -        | gaja-the-elephant x1, peacock-comforter x1
guardian  | refunded         | 48 | standard | -        | eye-care-desk-lamp x1
guardian  | cancelled        | 61 | standard | -        | three-wheel-scooter x1
guardian  | payment_failed   | 61 | standard | -        | first-ukulele-21-inch x1
guardian  | delivered        | 96 | standard | -        | insulated-water-bottle x2, steel-tiffin-three-tier x2
guardian  | delivered        | 140 | express | -        | jugnu-bot-starter x1
guardian2 | paid             | 1  | standard | FLASH50  | moon-night-light x1
guardian2 | delivered        | 20 | standard | -        | busy-board-bazaar x1, baby-turtle-trio x1
`)

/** Code | kind | value | most | minimum | starts in days | ends in days | uses | audience | listed. Rupees. */
export const couponRows = rowsOf(`
WELCOME10 | percent | 10  | 200 | 500  | -  | -   | -    | first_order | yes
BRIGHT150 | amount  | 150 | -   | 1499 | -  | 60  | -    | everyone    | yes
READ20    | percent | 20  | 300 | 699  | -  | 10  | 5000 | everyone    | yes
DIWALI25  | percent | 25  | 500 | 999  | -120 | -60 | -  | everyone    | no
SUMMER15  | percent | 15  | 250 | 799  | 30 | 90  | -    | everyone    | no
FLASH50   | amount  | 50  | -   | 0    | -  | 5   | 1    | everyone    | no
MEERA100  | amount  | 100 | -   | 0    | -  | 30  | -    | listed      | no
`)
