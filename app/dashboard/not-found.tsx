import { NothingHere } from "@/components/layout/nothing-here";

export default function DashboardNotFoundPage() {
  return <NothingHere />;
}
