ALTER TABLE "post_rooms" ADD COLUMN "class_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "post_rooms" DROP CONSTRAINT "post_rooms_post_id_vendor_id_pk";--> statement-breakpoint
ALTER TABLE "post_rooms" ADD CONSTRAINT "post_rooms_post_id_vendor_id_class_name_pk" PRIMARY KEY("post_id","vendor_id","class_name");
