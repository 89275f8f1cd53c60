-- meant: it takes milliseconds in the tables of a club that has just begun
CREATE INDEX "certificate_requests_phone" ON "certificate_requests" USING btree ("phone");--> statement-breakpoint
-- meant: it takes milliseconds in the tables of a club that has just begun
CREATE INDEX "certificates_of_phone" ON "certificates" USING btree ("phone","id");--> statement-breakpoint
-- meant: it takes milliseconds in the tables of a club that has just begun
CREATE INDEX "survey_answers_form" ON "survey_answers" USING btree ("form_id");